"""A program that speaks lines: it reads a question as a line of JSON, and answers with one line.

    tapete play bethlem --seats "program:command=python examples/text_agent.py" ...

It is a stand-in for a language model. It takes a choice that it has not taken lately, and says what it saw last. A
program with a model sends `question["text"]` to the model, and prints the model's choice.
"""
import json
import sys


def answer(question, lately):
    """The choice, and words of one's own where the choice takes some."""
    if question["refused"]:     # why the last answer was no legal choice; `near` has choices that are written like it
        return {"do": question["choices"][0]["do"]}
    choice = min(question["choices"], key=lambda each: lately.get(each["do"], 0))
    lately[choice["do"]] = question["number"] + 1
    told = question["happened"][-1:] if choice["words"] else []
    return {"do": choice["do"], "words": f"I heard: {told[0]}" if told else "",
            "tokens": len(question["text"].split()), "cost": 0.0}


def main():
    lately = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "choose":
            print(json.dumps(answer(message, lately), ensure_ascii=False), flush=True)
        else:                   # the game is over
            lately.clear()


if __name__ == "__main__":
    main()
