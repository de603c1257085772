#!/usr/bin/env python3
"""Learns the value net of a game from games of the net against itself: games on the processor (libself_play), learning
with PyTorch, on an accelerator if there is one.

    train/learn.py deus --lib build/train/libself_play.so --minutes 9 --schedule 0,0.5 --out out
    train/learn.py deus --lib build/train/libself_play.so --minutes 9 --schedule 0.5,1 --out out --resume
    train/learn.py deus --minutes 9 --from nets/deus.net --against nets/deus.net --out beater

A piece of the schedule takes --minutes; what comes next goes on from out/GAME.pt. Writes out/GAME.net (what the program
plays with), out/GAME.pt and out/GAME.log.
"""
import argparse
import ctypes
import math
import os
import threading
import time

import numpy as np
import torch

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("game")
parser.add_argument("--lib", default="build/train/libself_play.so")
parser.add_argument("--out", default="out")
parser.add_argument("--minutes", type=float, default=9)
parser.add_argument("--schedule", default="0,1", help="which part of the whole schedule this piece is")
parser.add_argument("--resume", action="store_true", help="go on from out/GAME.pt")
parser.add_argument("--from", dest="start", help="go on from this net")
parser.add_argument("--against", help="learn to beat this net, which sits in all other seats and does not learn")
parser.add_argument("--threads", type=int, default=max(1, (os.cpu_count() or 2) - 2))
parser.add_argument("--judges", type=int, default=1, help="threads that play against the rule of thumb, or --against")
parser.add_argument("--players", default="0.45,0.25,0.3", help="shares of games with 2, 3, 4 players")
parser.add_argument("--expansion", type=float, default=0.4)
parser.add_argument("--batch", type=int, default=16384)
parser.add_argument("--ratio", type=float, default=4, help="how often a sample is learnt from")
parser.add_argument("--buffer", type=int, default=8_000_000)
parser.add_argument("--rate", default="0.002,0.00005", help="learning rate at the beginning and the end (cosine)")
parser.add_argument("--lam", type=float, default=0.8, help="how much what came later counts, from round to round")
parser.add_argument("--temperature", default="0.03,0.006")
parser.add_argument("--epsilon", default="0.03,0.004")
parser.add_argument("--per-point", default="0.01,0.003")
parser.add_argument("--width", type=float, default=4)
parser.add_argument("--narrow", default="0.85,0.6", help="share of games that are played without planning")
parser.add_argument("--search", default="0,0.003", help="share of turns with a look-ahead, from the middle on")
parser.add_argument("--simulations", type=float, default=48)
parser.add_argument("--keep", type=float, default=0.5)
parser.add_argument("--smooth", type=float, default=0.001, help="how much a step counts in the mean that plays")
parser.add_argument("--seed", type=int, default=1)
args = parser.parse_args()

lib = ctypes.CDLL(os.path.abspath(args.lib))
lib.train_set_net.restype = ctypes.c_char_p
lib.train_read.restype = ctypes.c_char_p
lib.train_set_against.restype = ctypes.c_char_p
lib.train_write.restype = ctypes.c_long
lib.train_challenge.restype = ctypes.c_double
sizes = (ctypes.c_int * 5)()
if not lib.train_open(args.game.encode(), sizes):
    raise SystemExit(f"there is no game {args.game}")
ROWS, WIDTH, SECOND, OUTPUTS, LENGTH = sizes
device = "cuda" if torch.cuda.is_available() else "cpu"
torch.backends.cuda.matmul.allow_tf32 = True
torch.manual_seed(args.seed)
os.makedirs(args.out, exist_ok=True)
path = os.path.join(args.out, args.game)
begin, end = (float(x) for x in args.schedule.split(","))

SHAPES = [("first", (ROWS, WIDTH)), ("first_bias", (WIDTH,)), ("second", (WIDTH, SECOND)), ("second_bias", (SECOND,)),
          ("third", (OUTPUTS, SECOND)), ("third_bias", (OUTPUTS,))]
LARGEST = 15.99  # what the net in the program cuts off
LARGEST_SECOND = 2.0  # keeps its sums within their 32 bits
FAR = 60.0  # sums of the first layer beyond this are drawn back: the program's leave their 16 bits at 128


def fresh():
    weights = {name: torch.zeros(shape, device=device) for name, shape in SHAPES}
    weights["first"].normal_(0, 0.04)
    weights["second"].normal_(0, math.sqrt(2 / WIDTH))
    weights["third"].normal_(0, 0.05)
    weights["third_bias"][2] = 1.0
    return weights


def bytes_of(file):
    with open(file, "rb") as source:
        return source.read()


def of_net(file):
    """The weights of a net that the program plays with."""
    flat = torch.zeros(sum(math.prod(shape) for _, shape in SHAPES))
    bytes_ = bytes_of(file)
    error = lib.train_read(bytes_, ctypes.c_long(len(bytes_)), ctypes.c_void_p(flat.data_ptr()))
    if error:
        raise SystemExit(f"{file}: {error.decode()}")
    parts = torch.split(flat, [math.prod(shape) for _, shape in SHAPES])
    return {name: part.reshape(shape).to(device) for (name, shape), part in zip(SHAPES, parts)}


if args.against:
    other = bytes_of(args.against)
    error = lib.train_set_against(other, ctypes.c_long(len(other)))
    if error:
        raise SystemExit(f"{args.against}: {error.decode()}")
saved = torch.load(path + ".pt", map_location=device) if args.resume else None
weights = saved["weights"] if saved else of_net(args.start) if args.start else fresh()
mean = {name: value.detach().clone() for name, value in weights.items()}  # smoother than the weights: what plays
for value in weights.values():
    value.requires_grad_(True)
optimiser = torch.optim.AdamW(weights.values(), lr=1e-3, betas=(0.9, 0.99), eps=1e-7, weight_decay=0.002)
steps_before, games_before = (saved["steps"], saved["games"]) if saved else (0, 0)

log = open(path + ".log", "a" if args.resume else "w")


def say(text):
    print(text, flush=True)
    log.write(text + "\n")
    log.flush()


def publish():
    flat = torch.cat([mean[name].detach().reshape(-1) for name, _ in SHAPES]).float().cpu().contiguous()
    error = lib.train_set_net(ctypes.c_void_p(flat.data_ptr()))
    if error:
        raise SystemExit(error.decode())


def between(text, part):
    first, last = (float(x) for x in text.split(","))
    return first + (last - first) * min(1.0, part)


def set_how(part):
    search = between(args.search, 1) if part > 0.4 else between(args.search, 0)
    how = np.array([between(args.temperature, part / 0.6), between(args.epsilon, part / 0.6), args.lam,
                    between(args.per_point, part / 0.5), *(float(x) for x in args.players.split(",")), args.expansion,
                    args.width, between(args.narrow, part), args.keep, search, args.simulations], dtype=np.float32)
    lib.train_set_how(ctypes.c_void_p(how.ctypes.data))


TAKE = 1 << 18
pin = device == "cuda"
rows_in = torch.zeros(TAKE, LENGTH, dtype=torch.int16, pin_memory=pin)
targets_in = torch.zeros(TAKE, OUTPUTS, pin_memory=pin)
kept_rows = torch.zeros(args.buffer, LENGTH, dtype=torch.int16, device=device)
kept_targets = torch.zeros(args.buffer, OUTPUTS, device=device)
dense = torch.zeros(args.batch, ROWS, device=device)
ones = torch.ones(args.batch, LENGTH, device=device)
filled = place = 0


def learn():
    chosen = torch.randint(0, filled, (args.batch,), device=device)
    dense.zero_()
    dense.scatter_add_(1, kept_rows[chosen].long(), ones)
    dense[:, 0] = 0
    target = kept_targets[chosen]
    sums = dense @ weights["first"] + weights["first_bias"]
    too_far = 1e-4 * torch.relu(sums.abs() - FAR).square().sum(1).mean()
    hidden = torch.clamp(sums, 0, LARGEST)
    out = torch.relu(hidden @ weights["second"] + weights["second_bias"]) @ weights["third"].T + weights["third_bias"]
    win = torch.nn.functional.binary_cross_entropy_with_logits(out[:, 0], target[:, 0])
    lead = torch.nn.functional.smooth_l1_loss(out[:, 1], target[:, 1])
    points = torch.nn.functional.smooth_l1_loss(out[:, 2], target[:, 2])
    optimiser.zero_grad(set_to_none=True)
    (win + 0.5 * lead + 0.2 * points + too_far).backward()
    optimiser.step()
    with torch.no_grad():
        weights["second"].clamp_(-LARGEST_SECOND, LARGEST_SECOND)
        for name, value in weights.items():
            mean[name].lerp_(value, args.smooth)
    return torch.stack([win.detach(), lead.detach(), points.detach(), sums.detach().abs().max()])


def take():
    """Moves what was played into the buffer; returns how much."""
    global filled, place
    count = lib.train_take(ctypes.c_void_p(rows_in.data_ptr()), ctypes.c_void_p(targets_in.data_ptr()), TAKE)
    if count:
        rows, targets = rows_in[:count].to(device), targets_in[:count].to(device)
        first = min(count, args.buffer - place)
        kept_rows[place:place + first], kept_targets[place:place + first] = rows[:first], targets[:first]
        if count > first:
            kept_rows[:count - first], kept_targets[:count - first] = rows[first:], targets[first:]
        place = (place + count) % args.buffer
        filled = min(args.buffer, filled + count)
    return count


def counts():
    numbers = (ctypes.c_double * 3)()
    lib.train_counts(numbers)
    return list(numbers)


def save(made):
    torch.save({"weights": mean, "steps": steps_before + steps, "games": games_before + counts()[0]}, path + ".pt")
    publish()
    room = ctypes.create_string_buffer(16 << 20)
    length = lib.train_write(room, ctypes.c_long(len(room)), made.encode())
    with open(path + ".net", "wb") as file:
        file.write(room.raw[:length])


say(f"{args.game}: {ROWS} rows, {sum(math.prod(s) for _, s in SHAPES)} weights, {device}; {vars(args)}")
publish()
set_how(begin)
lib.train_start(args.threads, ctypes.c_uint64(args.seed + int(1000 * begin)))
started = last_said = last_published = last_saved = time.time()
steps = seen = last_steps = last_seen = 0
debt = 0.0
losses, loss_count = torch.zeros(4, device=device), 0
results = []
running = True


def judge():
    seed = 0
    while running:
        seed += 1_000_000
        share = lib.train_challenge(24, args.judges, ctypes.c_uint64(seed), 4)
        results.append(share)


judging = threading.Thread(target=judge, daemon=True)
if args.judges:
    judging.start()

while True:
    now = time.time()
    done = (now - started) / (args.minutes * 60)
    if done >= 1:
        break
    part = begin + (end - begin) * done
    count = take()
    seen += count
    debt += count * args.ratio / args.batch
    if filled < 4 * args.batch:
        time.sleep(0.02)
        debt = 0
        continue
    first, last = (float(x) for x in args.rate.split(","))
    rate = last + 0.5 * (first - last) * (1 + math.cos(math.pi * part))
    for group in optimiser.param_groups:
        group["lr"] = rate * min(1, (steps + 1) / 300)
    todo = min(int(debt), 60)
    if todo == 0:
        time.sleep(0.005)
    for _ in range(todo):
        losses += learn()
        loss_count += 1
        steps += 1
    debt = min(debt - todo, 200)
    if time.time() - last_published > 1:
        last_published = time.time()
        set_how(part)
        publish()
    if time.time() - last_saved > 100:
        last_saved = time.time()
        save("unfinished")
    if time.time() - last_said > 15:
        span = time.time() - last_said
        last_said = time.time()
        means = (losses / max(1, loss_count)).tolist()
        losses.zero_()
        loss_count = 0
        games, samples, judged = counts()
        told = results[-20:]
        say(f"{(last_said - started) / 60:5.2f} min part {part:.3f} games {games_before + games:.0f} samples {seen} "
            f"({(seen - last_seen) / span:.0f}/s) steps {steps_before + steps} ({(steps - last_steps) / span:.0f}/s) "
            f"judged {judged:.3g} loss {means[0]:.4f} {means[1]:.4f} {means[2]:.4f} sums to {means[3]:.0f} "
            f"rate {rate:.2g} | "
            f"against {args.against or 'the rule of thumb'}, width 4: {100 * sum(told) / max(1, len(told)):.1f} % of {24 * len(told)}")
        last_steps, last_seen = steps, seen

running = False
games = games_before + counts()[0]
save(f"by train/learn.py: {games / 1e6:.2f} million games, {steps_before + steps} steps of {args.batch}")
say(f"done: {games:.0f} games, {steps_before + steps} steps")
os._exit(0)
